/** A line for something told within a topic: where its words stand in a message, the line stands in the prayer. */
export type Detail = readonly [where: RegExp, line: string];

/** Topic → its details, the most telling first. */
export type Details = Readonly<Record<string, readonly Detail[]>>;
