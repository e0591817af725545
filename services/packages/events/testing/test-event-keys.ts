import { readConfig } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';
import { createEventKeys, eventKeysConfig } from '../src/index.ts';
import type { ConsumerName, EventKeys } from '../src/index.ts';

/** The keys of a service in this test file, as its process would read them. */
export function testEventKeys(service: ConsumerName): EventKeys {
  return createEventKeys(service, readConfig(eventKeysConfig, testKeys().env(service)));
}
