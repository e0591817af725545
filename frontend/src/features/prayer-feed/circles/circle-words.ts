export const peopleIn = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

export const dayOf = (time: string): string => day.format(new Date(time));
