import type { DeskKind, DeskPlace } from '@kbf/contracts';
import { paths } from '../../lib/paths.ts';

const kinds = [
  'danger',
  'prayer',
  'thanks',
  'photo',
  'comment',
  'profile',
  'need',
  'name',
] as const satisfies readonly DeskKind[];

/** The open desk item, in the address: `danger-0b1f…`. */
const idOf = ({ kind, id }: DeskPlace) => `${kind}-${id}`;

export const deskHref = (place?: DeskPlace | null) =>
  paths.adminCare.href(place ? idOf(place) : undefined);

export const decidedHref = (id: string) => paths.adminCare.href(`decided-${id}`);

/** @returns the id of a decided text; undefined for another address */
export const decidedIn = (address: string | undefined): string | undefined =>
  /^decided-(.+)$/.exec(address ?? '')?.[1];

/** @returns undefined for an invalid address */
export function placeIn(address: string | undefined): DeskPlace | undefined {
  const kind = kinds.find((one) => address?.startsWith(`${one}-`));
  return kind && address ? { kind, id: address.slice(kind.length + 1) } : undefined;
}

export const isSame = (one: DeskPlace, other: DeskPlace) =>
  one.kind === other.kind && one.id === other.id;

/** The draft name of a note in this tab until it is sent. */
export const noteDraft = (id: string) => `desk-note-${id}`;
