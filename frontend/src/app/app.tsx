import { Route, Routes } from 'react-router';
import { paths } from '../lib/paths.ts';
import { lazyPage } from './lazy-page.tsx';
import { HomePage } from './pages/home-page.tsx';
import { MembersOnly } from './guards/members-only.tsx';
import { Shell } from './shell/shell.tsx';

// Every page is a file of its own. All are inside the store's layout but the two that most people open first: the start
// page and the prayer page begin without the store, see `when-idle.ts`.
const StoreLayout = lazyPage(() => import('./store-layout.tsx'), 'StoreLayout');
const PrayerPage = lazyPage(() => import('../features/prayer/prayer-page.tsx'), 'PrayerPage');
const PrayerFeedPage = lazyPage(
  () => import('../features/prayer-feed/prayer-feed-page.tsx'),
  'PrayerFeedPage',
);
const SingleFeedPage = lazyPage(
  () => import('../features/prayer-feed/single-feed-page.tsx'),
  'SingleFeedPage',
);
const PrayingPage = lazyPage(
  () => import('../features/prayer-feed/praying/praying-page.tsx'),
  'PrayingPage',
);
const PrayerCommunityPage = lazyPage(
  () => import('../features/prayer-community/prayer-community-page.tsx'),
  'PrayerCommunityPage',
);
const WelcomePage = lazyPage(() => import('../features/landing/welcome-page.tsx'), 'WelcomePage');
const PrivacyPage = lazyPage(() => import('../features/policies/privacy-page.tsx'), 'PrivacyPage');
const TermsPage = lazyPage(() => import('../features/policies/terms-page.tsx'), 'TermsPage');
const LoginPage = lazyPage(() => import('../features/login/login-page.tsx'), 'LoginPage');
const AboutPage = lazyPage(() => import('../features/about/about-page.tsx'), 'AboutPage');
const ContributePage = lazyPage(
  () => import('../features/contribute/contribute-page.tsx'),
  'ContributePage',
);
const BusinessGuidePage = lazyPage(
  () => import('../features/business-guide/business-guide-page.tsx'),
  'BusinessGuidePage',
);
const BusinessSheetPage = lazyPage(
  () => import('../features/business-sheets/business-sheet-page.tsx'),
  'BusinessSheetPage',
);
const AppsPage = lazyPage(() => import('../features/apps/apps-page.tsx'), 'AppsPage');
const MeetingsArchivePage = lazyPage(
  () => import('../features/meetings-archive/meetings-archive-page.tsx'),
  'MeetingsArchivePage',
);
const ThreePsPage = lazyPage(() => import('../features/three-ps/three-ps-page.tsx'), 'ThreePsPage');
const PartnerPage = lazyPage(() => import('../features/partner/partner-page.tsx'), 'PartnerPage');
const SocialMediaPage = lazyPage(
  () => import('../features/social-media/social-media-page.tsx'),
  'SocialMediaPage',
);
const FinancialCoachingPage = lazyPage(
  () => import('../features/financial-coaching/financial-coaching-page.tsx'),
  'FinancialCoachingPage',
);
const AccountPage = lazyPage(() => import('../features/account/account-page.tsx'), 'AccountPage');
const VerifyEmailPage = lazyPage(
  () => import('../features/login/verify-email-page.tsx'),
  'VerifyEmailPage',
);
const NeedsPage = lazyPage(() => import('../features/needs/needs-page.tsx'), 'NeedsPage');
const DirectoryPage = lazyPage(
  () => import('../features/members/directory-page.tsx'),
  'DirectoryPage',
);
const ProfilePage = lazyPage(() => import('../features/members/profile-page.tsx'), 'ProfilePage');
const FounderPage = lazyPage(() => import('../features/founder/founder-page.tsx'), 'FounderPage');
const BusinessPage = lazyPage(
  () => import('../features/business/business-page.tsx'),
  'BusinessPage',
);
const TrainingPage = lazyPage(
  () => import('../features/training/registration/training-page.tsx'),
  'TrainingPage',
);
const TogetherRoutes = lazyPage(() => import('./together-routes.tsx'), 'TogetherRoutes');
const AdminRoutes = lazyPage(() => import('./admin-routes.tsx'), 'AdminRoutes');
const DashboardPage = lazyPage(() => import('./pages/dashboard-page.tsx'), 'DashboardPage');
const PlanPage = lazyPage(() => import('../features/training/papers/plan-page.tsx'), 'PlanPage');
const CertificatePage = lazyPage(
  () => import('../features/training/papers/certificate-page.tsx'),
  'CertificatePage',
);
// Every UI part in every state, for developers. Not in production builds.
const PartsPage = lazyPage(() => import('../features/parts/parts-page.tsx'), 'PartsPage');
const NotFoundPage = lazyPage(() => import('./pages/not-found-page.tsx'), 'NotFoundPage');

/** The route table of the site. */
export function App() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path={paths.prayer.path} element={<PrayerPage />} />
        <Route element={<StoreLayout />}>
          <Route path={paths.prayerFeed.path} element={<PrayerFeedPage />} />
          <Route path={paths.prayerSingleFeed.path} element={<SingleFeedPage />} />
          <Route path={paths.prayerThrough.path} element={<PrayingPage />} />
          <Route path={paths.prayerCommunity.path} element={<PrayerCommunityPage />} />
          <Route path={paths.login.path} element={<LoginPage />} />
          <Route path={paths.welcome.path} element={<WelcomePage />} />
          <Route path={paths.verifyEmail.path} element={<VerifyEmailPage />} />
          <Route path={paths.members.path} element={<DirectoryPage />} />
          <Route path={paths.profile.path} element={<ProfilePage />} />
          <Route path={paths.training.path} element={<TrainingPage />} />
          <Route path={paths.business.path} element={<BusinessPage />} />
          <Route path={paths.about.path} element={<AboutPage />} />
          <Route path={paths.contribute.path} element={<ContributePage />} />
          <Route path={paths.apps.path} element={<AppsPage />} />
          <Route path={paths.businessGuide.path} element={<BusinessGuidePage />} />
          <Route path={paths.businessSheet.path} element={<BusinessSheetPage />} />
          <Route path={paths.privacy.path} element={<PrivacyPage />} />
          <Route path={paths.terms.path} element={<TermsPage />} />
          <Route path={paths.founder.path} element={<FounderPage />} />
          <Route path={paths.meetingsArchive.path} element={<MeetingsArchivePage />} />
          {import.meta.env['VITE_DEV_PAGES'] && (
            <Route path={paths.parts.path} element={<PartsPage />} />
          )}
          <Route path={paths.together.path} element={<TogetherRoutes />} />
          <Route element={<MembersOnly />}>
            <Route path={paths.account.path} element={<AccountPage />} />
            <Route path={paths.dashboard.path} element={<DashboardPage />} />
            <Route path={paths.trainingPlan.path} element={<PlanPage />} />
            <Route path={paths.trainingCertificate.path} element={<CertificatePage />} />
            <Route path={paths.needs.path} element={<NeedsPage />} />
            <Route path={paths.partner.path} element={<PartnerPage />} />
            <Route path={paths.socialMedia.path} element={<SocialMediaPage />} />
            <Route path={paths.threePs.path} element={<ThreePsPage />} />
            <Route path={paths.financialCoaching.path} element={<FinancialCoachingPage />} />
            <Route path={`${paths.admin.path}/*`} element={<AdminRoutes />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
