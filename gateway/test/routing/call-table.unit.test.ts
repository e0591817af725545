import { calls } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { createCallTable } from '../../plugin/call-table.ts';

const table = createCallTable(calls);

describe('looking up calls', () => {
  it.each(calls.map((call) => [call.id, call] as const))(
    'When %s is made, then it is found',
    (_, call) => expect(table.find(call.method, call.path.replace(/:\w+/g, 'x'))).toBe(call),
  );

  it('When a written segment and a parameter both fit, then the written one counts', () => {
    expect(table.find('GET', '/api/prayers/stream')?.id).toBe('prayerStream');
    expect(table.find('DELETE', '/api/prayers/stream')?.id).toBe('deletePrayer');
  });

  it.each([
    ['GET', '/api/prayers/'],
    ['GET', '/API/prayers'],
    ['GET', '/api/prayers/a/b/c/d'],
    ['GET', '/internal/identity'],
    ['PATCH', '/api/prayers'],
    ['OPTIONS', '/api/prayers'],
    ['GET', '/'],
  ])('When %s %s is asked for, then it is no call', (method, path) =>
    expect(table.find(method, path)).toBeUndefined(),
  );

  it('When a call has a rest, then the rest may be empty', () => {
    for (const rest of ['', 'static/js/main.js'])
      expect(table.find('GET', `/api/notifications/queue-board/${rest}`)?.id).toBe(
        'queueBoardPart',
      );
  });

  it('When HEAD is asked for, then it is the call of GET', () => {
    expect(table.find('HEAD', '/api/prayers')?.id).toBe('listPrayers');
  });
});
