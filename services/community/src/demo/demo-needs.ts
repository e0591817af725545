import type { NeedKind, NeedTag } from '@kbf/contracts';
import type { DemoPersonName } from './demo-prayers.ts';

export type DemoNeed = {
  hoursAgo: number;
  by: DemoPersonName;
  kind: NeedKind;
  tag: NeedTag;
  text: string;
  /** Days from the first start until its last day. */
  days: number;
};

/** Needs and offers of the demo people. Invented and written for this site. */
export const demoNeeds: readonly DemoNeed[] = [
  {
    hoursAgo: 4,
    by: 'ruth',
    kind: 'need',
    tag: 'transport',
    text: 'A van for two days, to move a deck oven and the racks into the new bakery. I’ll pay for the gas and bring breakfast.',
    days: 30,
  },
  {
    hoursAgo: 11,
    by: 'daniel',
    kind: 'offer',
    tag: 'transport',
    text: 'Our delivery van sits idle from Saturday noon to Monday. It can hold an oven if four people carry it.',
    days: 60,
  },
  {
    hoursAgo: 26,
    by: 'naomi',
    kind: 'need',
    tag: 'bookkeeping',
    text: 'Someone to look through my first year of books with me before I file my taxes. One evening would be enough.',
    days: 45,
  },
  {
    hoursAgo: 30,
    by: 'samuel',
    kind: 'offer',
    tag: 'space',
    text: 'A dry storage room, about 200 square feet, empty until spring. Ground floor, with a door wide enough for pallets.',
    days: 80,
  },
  {
    hoursAgo: 50,
    by: 'grace',
    kind: 'offer',
    tag: 'bookkeeping',
    text: 'Each month I can sit down with two people and go over their books and cash plan. Bring questions, not excuses.',
    days: 90,
  },
  {
    hoursAgo: 70,
    by: 'daniel',
    kind: 'need',
    tag: 'hands',
    text: 'Two pairs of hands on a Saturday, to carry benches up to the second workshop. There will be soup.',
    days: 20,
  },
];
