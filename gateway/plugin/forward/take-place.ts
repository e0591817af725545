import { prayerStream } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import type { GatewayResponse } from '../http.ts';

/** Seconds after which whoever found no place may try again; the page of the feed asks by itself meanwhile. */
export const retrySeconds = 30;

/**
 * Takes a place for a call whose answer may stay open, until it is over. Others need none.
 * @returns whether there was one
 */
export function takePlace(call: CallShape, address: string, response: GatewayResponse): boolean {
  const { liveStreams, replies } = gatewayDeps();
  const isLive = call.id === prayerStream.id;
  if (!isLive && !call.streams) return true;
  const places = isLive ? liveStreams : replies;
  const giveBack = places.take(networkOf(address), () => response.destroy());
  if (!giveBack) return false;
  response.once('close', giveBack);
  return true;
}
