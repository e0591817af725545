import { runService } from '@kbf/service-kit';
import { ai } from './service.ts';

await runService(ai);
