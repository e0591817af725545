import { runService } from '@kbf/service-kit';
import { library } from './service.ts';

await runService(library);
