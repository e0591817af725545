import { afterEach, expect, test, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

afterEach(() => vi.restoreAllMocks());

const lost = () => Promise.reject(new Error('Failed to fetch'));

test('When the line is lost, then the code is asked for again once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(lost);
  const loading = loadWhenOnline(load);
  await vi.waitFor(() => expect(online).toHaveBeenCalled());
  expect(load).toHaveBeenCalledTimes(1);

  load.mockResolvedValue('code' as never);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('When loading fails although there is a line, then that is an error', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await expect(loadWhenOnline(lost)).rejects.toThrow('Failed to fetch');
});
