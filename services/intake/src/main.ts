import { runService } from '@kbf/service-kit';
import { intake } from './service.ts';

await runService(intake);
