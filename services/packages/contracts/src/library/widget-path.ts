/**
 * Path of the wisdom widget. Separate from its call, so that a page that only needs the path does not load the schema.
 */
export const widgetPath = '/api/widget/wisdom';
