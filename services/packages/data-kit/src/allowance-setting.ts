import { z } from 'zod';

const count = z.int().min(0);

/** A setting with the limits of one act, whose parts can be set apart. For `senderQuotas`. */
export const allowanceSetting = (person: number, network: number) =>
  z.strictObject({ person: count.default(person), network: count.default(network) }).prefault({});
