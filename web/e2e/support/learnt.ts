/** What a browser keeps of somebody who is no newcomer: lesson and aims were offered, nothing was learnt. */
export const NO_NEWCOMER = JSON.stringify({ offered: [], aims: ['cards', 'tiles'] });
