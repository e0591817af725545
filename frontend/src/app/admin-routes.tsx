import { Route } from 'react-router';
import { paths } from '../lib/paths.ts';
import { lazyPage } from './lazy-page.tsx';
import { AdminsOnly } from './guards/admins-only.tsx';

const AdminPage = lazyPage(() => import('../features/admin/admin-page.tsx'), 'AdminPage');
const CareDeskPage = lazyPage(
  () => import('../features/admin-care/care-desk-page.tsx'),
  'CareDeskPage',
);
const MembersPage = lazyPage(
  () => import('../features/admin-members/members-page.tsx'),
  'MembersPage',
);
const DeliveriesPage = lazyPage(
  () => import('../features/admin-deliveries/deliveries-page.tsx'),
  'DeliveriesPage',
);
const PagesPage = lazyPage(() => import('../features/admin-pages/pages-page.tsx'), 'PagesPage');
const FounderEditorPage = lazyPage(
  () => import('../features/admin-pages/founder-editor-page.tsx'),
  'FounderEditorPage',
);
const CompanyEditorPage = lazyPage(
  () => import('../features/admin-pages/company-editor-page.tsx'),
  'CompanyEditorPage',
);
const LogPage = lazyPage(() => import('../features/admin-log/log-page.tsx'), 'LogPage');

/** Admin pages. Other members are told that these pages are for admins only. */
export const adminRoutes = (
  <Route element={<AdminsOnly />}>
    <Route path={paths.admin.path} element={<AdminPage />} />
    <Route path={paths.adminContact.path} element={<AdminPage />} />
    <Route path={paths.adminCare.path} element={<CareDeskPage />} />
    <Route path={paths.adminMembers.path} element={<MembersPage />} />
    <Route path={paths.adminDeliveries.path} element={<DeliveriesPage />} />
    <Route path={paths.adminPages.path} element={<PagesPage />} />
    <Route path={paths.adminFounder.path} element={<FounderEditorPage />} />
    <Route path={paths.adminNewCompany.path} element={<CompanyEditorPage />} />
    <Route path={paths.adminCompany.path} element={<CompanyEditorPage />} />
    <Route path={paths.adminLog.path} element={<LogPage />} />
  </Route>
);
