/** Where the wisdom widget is. Apart from its call, so that a page that only names it carries no schema. */
export const widgetPath = '/api/widget/wisdom';
