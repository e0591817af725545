import { Route, Routes, Outlet } from 'react-router';
import { paths } from '../lib/paths.ts';
import { lazyPage } from './lazy-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { LinkButton } from '../components/ui/link-button.tsx';
import { PageState } from '../components/ui/page-state.tsx';
import { useSession } from '../lib/session/session.ts';

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
const RatingsPage = lazyPage(
  () => import('../features/admin-ratings/ratings-page.tsx'),
  'RatingsPage',
);
const LogPage = lazyPage(() => import('../features/admin-log/log-page.tsx'), 'LogPage');

/** A path as seen from the admin's start page. */
const below = (path: string) => path.slice(paths.admin.path.length + 1);

/** Admin pages. Other members are told that these pages are for admins only. Visitors never load this table. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminsOnly />}>
        <Route index element={<AdminPage />} />
        <Route path={below(paths.adminContact.path)} element={<AdminPage />} />
        <Route path={below(paths.adminCare.path)} element={<CareDeskPage />} />
        <Route path={below(paths.adminMembers.path)} element={<MembersPage />} />
        <Route path={below(paths.adminDeliveries.path)} element={<DeliveriesPage />} />
        <Route path={below(paths.adminPages.path)} element={<PagesPage />} />
        <Route path={below(paths.adminFounder.path)} element={<FounderEditorPage />} />
        <Route path={below(paths.adminNewCompany.path)} element={<CompanyEditorPage />} />
        <Route path={below(paths.adminCompany.path)} element={<CompanyEditorPage />} />
        <Route path={below(paths.adminRatings.path)} element={<RatingsPage />} />
        <Route path={below(paths.adminLog.path)} element={<LogPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

/** Guard route of the pages for admins, inside `MembersOnly`. Other members read that it is not for them. */
export function AdminsOnly() {
  const { user } = useSession();
  if (user?.role === 'admin') return <Outlet />;
  return (
    <PageState
      level={1}
      title="Access Denied"
      text={
        'This page is for admins of the fellowship. ' +
        'If you should have access, ask an admin to give you the role.'
      }
      action={<LinkButton to={paths.home.href()}>Back to home</LinkButton>}
    />
  );
}
