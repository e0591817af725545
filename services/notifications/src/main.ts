import { runService } from '@kbf/service-kit';
import { notifications } from './service.ts';

await runService(notifications);
