import { callPaths } from '@kbf/contracts/paths';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { baseApi } from '../lib/api/base-api.ts';
import { endpoint, listEndpoint } from '../lib/api/endpoint.ts';
import { WithStore } from '../testing/render-app.tsx';
import { server } from '../testing/server.ts';
import { Query } from './query.tsx';

const probeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readApps: build.query(endpoint(callPaths.listMemberApps)),
    readCompany: build.query(endpoint(callPaths.getCompany)),
    readMembers: build.infiniteQuery(listEndpoint(callPaths.listMembers, 2)),
  }),
});

function Apps() {
  return (
    <Query
      of={probeApi.useReadAppsQuery()}
      loadingLabel="Loading apps..."
      failedTitle="The apps did not load"
      empty={<p>No AI Apps Available</p>}
    >
      {(apps) => apps.map(({ id, name }) => <p key={id}>{name}</p>)}
    </Query>
  );
}

const open = (page: ReactNode) => render(<WithStore>{page}</WithStore>);

test('When it is loading, then it says what; when it is there, then it is shown', async () => {
  server.use(http.get('*/api/member-apps', () => HttpResponse.json([{ id: '1', name: 'Coach' }])));
  open(<Apps />);
  expect(screen.getByText('Loading apps...')).toBeTruthy();
  expect(await screen.findByText('Coach')).toBeTruthy();
});

test('When there is nothing, then the empty state stands there', async () => {
  server.use(http.get('*/api/member-apps', () => HttpResponse.json([])));
  open(<Apps />);
  expect(await screen.findByText('No AI Apps Available')).toBeTruthy();
});

test('When a list has no items on any page, then it is empty, too', async () => {
  server.use(http.get('*/api/auth/members', () => HttpResponse.json([])));
  function Members() {
    return (
      <Query
        of={probeApi.useReadMembersInfiniteQuery()}
        loadingLabel="Loading members..."
        failedTitle="The members did not load"
        empty={<p>No members found</p>}
      >
        {() => <p>Some</p>}
      </Query>
    );
  }
  open(<Members />);
  expect(await screen.findByText('No members found')).toBeTruthy();
});

test('When it fails, then it says so, and another try shows it', async () => {
  server.use(http.get('*/api/member-apps', () => HttpResponse.error()));
  open(<Apps />);
  expect(await screen.findByText('The apps did not load')).toBeTruthy();
  server.use(http.get('*/api/member-apps', () => HttpResponse.json([{ id: '1', name: 'Coach' }])));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Coach')).toBeTruthy();
});

test('When it does not exist, then the page for that is shown, and no second try is offered', async () => {
  server.use(
    http.get('*/api/company-profile/:name', () =>
      HttpResponse.json({ message: 'no', code: 'not_found' }, { status: 404 }),
    ),
  );
  function Company() {
    return (
      <Query
        of={probeApi.useReadCompanyQuery({ companyName: 'nobody' })}
        loadingLabel="Loading business profile..."
        failedTitle="The business did not load"
        missing={<p>Business Not Found</p>}
      >
        {({ companyName }) => <p>{companyName}</p>}
      </Query>
    );
  }
  open(<Company />);
  expect(await screen.findByText('Business Not Found')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('When it did not load for want of a line, then it says so, and comes by itself once there is one', async () => {
  server.use(http.get('*/api/member-apps', () => HttpResponse.error()));
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(<Apps />);
  expect(await screen.findByText(/^You are offline\. This will load on its own/)).toBeTruthy();
  server.use(http.get('*/api/member-apps', () => HttpResponse.json([{ id: '1', name: 'Coach' }])));
  line.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Coach')).toBeTruthy();
});
