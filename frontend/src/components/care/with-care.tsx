import { CareFrame, type WithCareProps } from './care-frame.tsx';
import { FirstHelp } from './first-help.tsx';

/**
 * Surrounds every place where a person writes, with the help texts already loaded: they need no network. See
 * `CareFrame`.
 */
export const WithCare = (props: WithCareProps) => <CareFrame {...props} FirstHelp={FirstHelp} />;
