import { runService } from '@kbf/service-kit';
import { aiConfig } from './config.ts';
import { startAi } from './start.ts';

await runService({ name: 'ai', config: aiConfig, start: startAi });
