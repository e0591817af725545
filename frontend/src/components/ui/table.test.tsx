import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Table, type Column, type Sort } from './table.tsx';

type Row = { id: string; name: string; prayers: number };
const rows: Row[] = [
  { id: '1', name: 'Ruth', prayers: 3 },
  { id: '2', name: 'Boaz', prayers: 12 },
];
const columns: Column<Row>[] = [
  { name: 'name', label: 'Name', sortable: true, cell: ({ name }) => name },
  { name: 'prayers', label: 'Prayers', numeric: true, cell: ({ prayers }) => prayers },
];
const common = {
  caption: 'Members',
  columns,
  keyOf: ({ id }: Row) => id,
  empty: <p>No members found</p>,
};

test('When there are rows, then each is a row of cells under a heading, with a name for the whole', () => {
  render(<Table {...common} rows={rows} />);
  const table = screen.getByRole('table', { name: 'Members' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: /12/ })).toBeTruthy();
});

test('When a heading is pressed twice, then it asks for the other direction the second time', async () => {
  const onSort = vi.fn<(sort: Sort) => void>();
  const { rerender } = render(<Table {...common} rows={rows} onSort={onSort} />);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: false });
  rerender(
    <Table {...common} rows={rows} onSort={onSort} sort={{ by: 'name', descending: false }} />,
  );
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: true });
});

test('When rows are loading, then the table says that it is busy; when there are none, then it says so', () => {
  const { rerender } = render(<Table {...common} rows={undefined} />);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  rerender(<Table {...common} rows={[]} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No members found')).toBeTruthy();
});
