import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListSearch } from './list-search.tsx';

const filters = {
  role: { label: 'Role', options: { admin: 'Admins' } },
  suspended: { label: 'State', options: { true: 'Suspended' } },
};

test('When two filters are chosen before the page has followed, then both stand in the address', () => {
  window.history.replaceState(null, '', '/?search=okafor');
  render(
    <BrowserRouter>
      <ListSearch label="Name" filters={filters} />
    </BrowserRouter>,
  );
  act(() => {
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'admin' } });
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'true' } });
  });
  expect(window.location.search).toBe('?search=okafor&role=admin&suspended=true');
});
