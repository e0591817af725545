import { CareFrame, type WithCareProps } from './care-frame.tsx';
import { FirstHelp } from './first-help.tsx';

/** Stands around every place where a person writes, with the words of help: they wait for no line. See `CareFrame`. */
export const WithCare = (props: WithCareProps) => <CareFrame {...props} FirstHelp={FirstHelp} />;
