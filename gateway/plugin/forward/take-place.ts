import { setTimeout as sleep } from 'node:timers/promises';
import { prayerStream } from '@kbf/contracts';
import type { CallShape } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import type { GatewayResponse } from '../http.ts';

/** Seconds after which whoever found no place may try again; the page of the feed asks by itself meanwhile. */
export const retrySeconds = 30;

const staysOpen = (call: CallShape): boolean => call.streams || call.id === prayerStream.id;

/**
 * Takes a place for a call whose answer may stay open, until it is over. Others need none.
 * @returns whether there was one
 */
export function takePlace(call: CallShape, address: string, response: GatewayResponse): boolean {
  const { liveStreams, replies } = gatewayDeps();
  if (!staysOpen(call)) return true;
  const places = call.id === prayerStream.id ? liveStreams : replies;
  const giveBack = places.take(networkOf(address), () => response.destroy());
  if (!giveBack) return false;
  response.once('close', giveBack);
  return true;
}

/**
 * Waits until a call that changes something may begin, at the pace of its network. Other programs that call us come
 * with much at once from few addresses, and are known by their signatures.
 * @returns whether it may
 */
export async function keepPace(call: CallShape, address: string): Promise<boolean> {
  const { method, audience, words } = call;
  if (method === 'GET' || audience === 'webhook' || words?.place === 'draft') return true;
  const wait = gatewayDeps().pace.take(networkOf(address));
  if (wait === undefined) return false;
  if (wait > 0) await sleep(wait);
  return true;
}

/**
 * Waits until it is the turn of a call that is over soon, among those of its network. The turn ends with the answer.
 * @returns whether its turn came
 */
export async function takeTurn(
  call: CallShape,
  address: string,
  response: GatewayResponse,
): Promise<boolean> {
  if (staysOpen(call)) return true;
  const endTurn = await gatewayDeps().turns.take(networkOf(address), call.service);
  if (!endTurn) return false;
  if (response.destroyed) endTurn();
  else response.once('close', endTurn);
  return true;
}
