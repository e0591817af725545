import { httpServiceConfig, httpUrl, operatorSetting } from '@kbf/process-kit';
import type { z } from 'zod';

/** The environment of the library: no database, no queue. */
export const libraryConfig = httpServiceConfig.extend({
  MEETING_URL: httpUrl.optional().meta(operatorSetting('Where approved members meet')),
});
export type LibraryConfig = z.output<typeof libraryConfig>;
