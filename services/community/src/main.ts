import { runService } from '@kbf/service-kit';
import { community } from './service.ts';

await runService(community);
