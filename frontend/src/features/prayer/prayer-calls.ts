import { callPaths } from '@kbf/contracts/paths';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint, type CallArgs } from '../../lib/api/endpoint.ts';
import { store } from '../../lib/session/store.ts';

/** An earlier list of the feed does not contain the prayer yet. */
const feed = [{ type: 'Prayer', id: 'LIST' }] as const;

const prayerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createPrayer: build.mutation({
      ...endpoint(callPaths.createPrayer),
      invalidatesTags: (_prayer, error) => (error ? [] : feed),
    }),
    stopPrayerChat: build.mutation(endpoint(callPaths.stopPrayerChat)),
    getPrayerChat: build.query({ ...endpoint(callPaths.getPrayerChat), keepUnusedDataFor: 0 }),
    findOwnPrayer: build.query({ ...endpoint(callPaths.listOwnPrayers), keepUnusedDataFor: 0 }),
  }),
});
const { createPrayer, stopPrayerChat, getPrayerChat, findOwnPrayer } = prayerApi.endpoints;

/** @throws {ApiError} as do all of these */
export const postPrayer = (prayer: CallArgs<'createPrayer'>) =>
  store()
    .dispatch(createPrayer.initiate(prayer, { track: false }))
    .unwrap();

export const stopReply = (requestId: string) =>
  store()
    .dispatch(stopPrayerChat.initiate({ requestId }, { track: false }))
    .unwrap();

/** What has become of a request. */
export const readReply = (requestId: string) =>
  store()
    .dispatch(getPrayerChat.initiate({ requestId }, { subscribe: false, forceRefetch: true }))
    .unwrap();

/** The prayer that community saved for a request; undefined while there is none. */
export async function readOwnPrayer(requestId: string) {
  const [prayer] = await store()
    .dispatch(findOwnPrayer.initiate({ requestId }, { subscribe: false, forceRefetch: true }))
    .unwrap();
  return prayer;
}

/** The reply was shared: the feed has a new prayer. */
export const reloadFeed = () => void store().dispatch(baseApi.util.invalidateTags([...feed]));
