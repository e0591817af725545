import { runService } from '@kbf/service-kit';
import { auth } from './service.ts';

await runService(auth);
