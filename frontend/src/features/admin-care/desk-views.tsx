import { Link } from 'react-router';
import { deskHref } from './desk-place.ts';

/** The views of the desk, by their value in the address. */
export const views = [
  { show: 'waiting', label: 'Waiting', search: '' },
  { show: 'handled', label: 'Handled', search: '?show=handled' },
  { show: 'decided', label: 'Decided', search: '?show=decided' },
] as const;
export type View = (typeof views)[number]['show'];

export const viewIn = (address: URLSearchParams): View =>
  views.find(({ show }) => show === address.get('show'))?.show ?? 'waiting';

export const searchOf = (show: View): string =>
  views.find((view) => view.show === show)?.search ?? '';

const viewStyle =
  'inline-flex min-h-11 items-center border-b-2 border-transparent px-1 font-semibold text-quiet hover:text-ink aria-[current=true]:border-gold aria-[current=true]:text-ink';

/** Waiting items, handled people, and decided texts. */
export function DeskViews({ show }: { show: View }) {
  return (
    <ul className="flex gap-6 border-b border-hairline">
      {views.map((view) => (
        <li key={view.show} className="-mb-px">
          <Link
            to={{ pathname: deskHref(), search: view.search }}
            aria-current={view.show === show}
            className={viewStyle}
          >
            {view.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
