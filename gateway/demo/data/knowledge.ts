interface KnownNote {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  /** The number of the product that it is about. */
  readonly product: number | null;
}

interface OpenTask {
  readonly title: string;
  readonly body: string;
  /** Days from the day of the seed until it is due; of a weekly one the Monday of that week. */
  readonly inDays: number;
  readonly assignee: string | null;
  readonly isWeekly: boolean;
}

/** The notes of the demo company. */
export const KNOWN_NOTES: readonly KnownNote[] = [
  { title: 'How we say that linen is washed', body: 'Customers ask whether linen shrinks. It does, by up to three per cent in the first wash: wash it cold and hang it to dry.', tags: ['care'], product: 1 },
  { title: 'Colours on photos', body: 'The photos of this product were taken by daylight. Say so where a customer finds the colour too dark.', tags: ['photos'], product: 2 },
  { title: 'Whom to call at the mill', body: 'Orders above a hundred metres are agreed by telephone before they are sent. The mill answers from eight to four.', tags: ['suppliers'], product: null },
];

/** The tasks of the demo company; the first is done, the third is merged into the second, and the fourth is deleted. */
export const OPEN_TASKS: readonly OpenTask[] = [
  { title: 'Count the shelves at the window', body: 'Until noon, before the parcels leave.', inDays: 0, assignee: null, isWeekly: true },
  { title: 'Ask the mill for the autumn colours', body: 'Samples of all of them.', inDays: 5, assignee: null, isWeekly: false },
  { title: 'Order colour samples', body: 'For the photos of the autumn range.', inDays: 3, assignee: null, isWeekly: false },
  { title: 'Try out tasks', body: '', inDays: 1, assignee: null, isWeekly: false },
  { title: 'Write down what the returns of last month say', body: 'By reason, with the products that came back most.', inDays: -2, assignee: null, isWeekly: false },
];
