import type { z } from 'zod';
import { accountEvents } from './catalogue/account-events.ts';
import { careEvents } from './catalogue/care-events.ts';
import { contactEvents } from './catalogue/contact-events.ts';
import { needEvents } from './catalogue/need-events.ts';
import { prayerEvents } from './catalogue/prayer-events.ts';
import { consumerNames } from './catalogue/event-definition.ts';
import type { ConsumerName, EventDefinition } from './catalogue/event-definition.ts';

export { consumerNames };
export type { ConsumerName };

/**
 * Every event of the system, one file per area: its producers, its consumers and its payload.
 * An event is named for its cause (`prayer.answered`), a processor for cause and effect
 * (`save-prayer-on-prayer-answered`). A payload holds no more about a person than its consumers need.
 */
export const catalogue = {
  ...prayerEvents,
  ...needEvents,
  ...accountEvents,
  ...contactEvents,
  ...careEvents,
} as const satisfies Record<string, EventDefinition>;

export type EventName = keyof typeof catalogue;
export type EventPayload<Name extends EventName> = z.output<(typeof catalogue)[Name]['payload']>;
/** What a producer passes in. The schema drops unknown fields. */
export type EventInput<Name extends EventName> = z.input<(typeof catalogue)[Name]['payload']>;

type ShapeOf<Name extends EventName> = (typeof catalogue)[Name]['payload']['shape'];
type SealedField<Shape> = {
  [Field in keyof Shape]: Shape[Field] extends { isSealed: true } ? Field : never;
}[keyof Shape];
/** Events with a field that only their consumer can open. */
export type SealedEventName = {
  [Name in EventName]: [SealedField<ShapeOf<Name>>] extends [never] ? never : Name;
}[EventName];

/** The events that one service must process. */
export function eventsFor(consumer: ConsumerName): EventName[] {
  return eventNames().filter((name) => definitionOf(name).consumers.includes(consumer));
}

export function eventNames(): EventName[] {
  return Object.keys(catalogue) as EventName[];
}

export function isConsumerName(name: string): name is ConsumerName {
  return (consumerNames as readonly string[]).includes(name);
}

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(catalogue, name);
}

export function definitionOf(name: EventName): EventDefinition {
  return catalogue[name];
}
