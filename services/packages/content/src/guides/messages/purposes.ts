import { said } from './as-told.ts';
import { invite, sorry, takeBack, thanks } from './between-people.ts';
import type { Purpose } from './material.ts';
import { offer } from './offers.ts';
import { collect, pressed, repay } from './owed-money.ts';
import { prices } from './prices.ts';
import { counter, decline, leave, refuse } from './refusals.ts';
import { habit, late, standing } from './troubles.ts';
import { clearUp, confess, confidence } from './trust.ts';

/** What messages are for, the most particular first: the first that fits what was told is taken. */
export const purposes: readonly Purpose[] = [
  thanks,
  sorry,
  clearUp,
  takeBack,
  invite,
  confidence,
  repay,
  offer,
  prices,
  said,
  pressed,
  confess,
  late,
  collect,
  leave,
  decline,
  refuse,
  counter,
  habit,
  standing,
];

/** What can be said to many at once. */
export const forAll: readonly Purpose[] = [prices, offer, said];
