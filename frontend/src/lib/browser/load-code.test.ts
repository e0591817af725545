import { afterEach, expect, test, vi } from 'vitest';
import { loadCode, loadEarly, loadWhenOnline } from './load-code.ts';

afterEach(() => vi.restoreAllMocks());

const lost = () => Promise.reject(new Error('Failed to fetch'));
const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

test('When the line is lost, then the code is asked for again once it is back', async () => {
  const online = setOnline(false);
  const load = vi.fn(() => Promise.resolve('code'));
  load.mockImplementationOnce(lost);
  const loading = loadWhenOnline(load);
  await vi.waitFor(() => expect(online.mock.calls.length).toBeGreaterThan(1));
  expect(load).toHaveBeenCalledTimes(1);

  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('When code is there already, then it needs no line', async () => {
  setOnline(false);
  expect(await loadWhenOnline(() => Promise.resolve('code'))).toBe('code');
});

test('When loading fails although there is a line, then that is an error', async () => {
  setOnline(true);
  await expect(loadWhenOnline(lost)).rejects.toThrow('Failed to fetch');
  await expect(loadCode(lost)).rejects.toThrow('Failed to fetch');
});

test('When code will be wanted soon, then it is asked for early, but not without a line', () => {
  const load = vi.fn(lost);
  setOnline(false);
  loadEarly(load);
  expect(load).not.toHaveBeenCalled();

  setOnline(true);
  loadEarly(load);
  expect(load).toHaveBeenCalledTimes(1);
});
