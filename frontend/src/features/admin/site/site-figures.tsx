import type { AnswerOf, getAiFigures, getMessageFigures, OverTime } from '@kbf/contracts';
import type { ReactNode } from 'react';
import { callPaths } from '@kbf/contracts/paths';
import { Query, type QueryResult } from '../../../components/query.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { baseApi } from '../../../lib/api/base-api.ts';
import { endpoint } from '../../../lib/api/endpoint.ts';

const figuresApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMemberFigures: build.query(endpoint(callPaths.getMemberFigures)),
    getPrayerFigures: build.query(endpoint(callPaths.getPrayerFigures)),
    getAiFigures: build.query(endpoint(callPaths.getAiFigures)),
    getMessageFigures: build.query(endpoint(callPaths.getMessageFigures)),
  }),
});

const {
  useGetMemberFiguresQuery,
  useGetPrayerFiguresQuery,
  useGetAiFiguresQuery,
  useGetMessageFiguresQuery,
} = figuresApi;

const number = (value: number) => value.toLocaleString('en-US');
const counted = (value: number, one: string, more: string) =>
  `${number(value)} ${value === 1 ? one : more}`;
const money = (value: number) =>
  value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** One figure in three periods, with a note. */
function Line({ name, of, note }: { name: string; of: OverTime; note?: ReactNode }) {
  const columns = [
    ['Today', of.today],
    ['30 days', of.last30Days],
    ['All time', of.allTime],
  ] as const;
  return (
    <div className="grid grid-cols-3 gap-x-4 gap-y-1 border-b border-hairline py-3.5 md:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <dt className="col-span-3 font-semibold md:col-span-1">
        {name}
        {note && <span className="block text-sm font-normal text-quiet">{note}</span>}
      </dt>
      {columns.map(([label, value]) => (
        <dd key={label} className="tabular-nums">
          <span className="block text-sm text-quiet">{label}</span>
          {number(value)}
        </dd>
      ))}
    </div>
  );
}

/** The figures of one service; if it is unavailable, only its part says so. */
function PartOf<Data>(props: {
  of: QueryResult<Data>;
  name: string;
  children: (data: Data) => ReactNode;
}) {
  return (
    <Query
      of={props.of}
      loadingLabel={`Loading ${props.name}...`}
      loading={<Skeleton className="my-3.5 h-14 w-full" />}
      failedTitle={`The figures for ${props.name} did not load`}
    >
      {props.children}
    </Query>
  );
}

function Budget({ figures }: { figures: AnswerOf<typeof getAiFigures> }) {
  const { source, spentToday, spentLast30Days, budgetPerDay } = figures;
  return (
    <p className="border-b border-hairline py-3.5">
      <span className="font-semibold">AI budget</span>
      <span className="block text-sm text-quiet">
        {source === 'guide'
          ? 'Built-in answers are on, so nothing is spent.'
          : `${number(spentToday)} of ${number(budgetPerDay)} replies used today, ` +
            `${number(spentLast30Days)} in 30 days.`}
      </span>
    </p>
  );
}

const costOf = ({ texts, textPrice }: AnswerOf<typeof getMessageFigures>) =>
  `About ${money(texts.last30Days * textPrice)} in 30 days, at $${textPrice} per text`;

/** The figures of the whole site. */
export function SiteFigures() {
  const members = useGetMemberFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const prayers = useGetPrayerFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const ai = useGetAiFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const messages = useGetMessageFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="site" className="flex flex-col gap-4">
      <h2 id="site" className="display text-2xl">
        The site in numbers
      </h2>
      <div className="border-t border-hairline">
        <PartOf of={prayers} name="prayers">
          {(found) => (
            <dl>
              <Line
                name="Prayers"
                of={found.prayers}
                note={`${number(found.public)} public, ${number(found.waiting)} waiting for review`}
              />
              <Line name="Replies" of={found.replies} />
              <Line name="Comments" of={found.comments} />
            </dl>
          )}
        </PartOf>
        <PartOf of={members} name="members">
          {(found) => (
            <dl>
              <Line
                name="Members"
                of={found.members}
                note={`${counted(found.admins, 'admin', 'admins')}, ${number(found.suspended)} suspended`}
              />
            </dl>
          )}
        </PartOf>
        <PartOf of={messages} name="messages">
          {(found) => (
            <dl>
              <Line name="Texts" of={found.texts} note={costOf(found)} />
              <Line
                name="Emails"
                of={found.mails}
                note={`${counted(found.failed, 'text or email', 'texts and emails')} failed in 30 days`}
              />
            </dl>
          )}
        </PartOf>
        <PartOf of={ai} name="the assistant">
          {(found) => <Budget figures={found} />}
        </PartOf>
      </div>
      <p className="text-sm text-quiet">
        Days start at midnight UTC. Messages are counted for 90 days.
      </p>
    </section>
  );
}
