import type { MemberApp } from '@kbf/contracts';
import { aiApps } from './ai-apps.ts';
import { tools } from './tools.ts';

/** All apps and widgets of the fellowship. Browser-safe. */
export const memberApps: readonly MemberApp[] = [...aiApps, ...tools];

/**
 * Whether an app is listed under "Widgets & Tools" and not under "AI Apps": its name decides (specification, /apps).
 */
export const isWidgetOrTool = ({ name }: Pick<MemberApp, 'name'>): boolean =>
  name.includes('Widget') || name.includes('Social Media Manager');
