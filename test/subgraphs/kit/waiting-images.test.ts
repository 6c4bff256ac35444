import { WaitingImages, type WaitingImage } from '../../../subgraphs/kit/images/waiting-images.js';
import { incomingFolder } from '../../kit/made-image.js';

const refused: unknown[] = [];
const image = (name: string, owner?: string, as: 'jpeg' | 'heic' = 'jpeg'): WaitingImage & { readonly name: string } =>
  ({ name, owner, work: { kind: 'photo', bytes: new Uint8Array(), as, to: incomingFolder() }, resolve: () => undefined, reject: (error) => { refused.push(error); } });
const nameOf = (taken: WaitingImage | undefined): string => (taken && 'name' in taken ? String(taken.name) : 'none');

test('whoever has none under way comes before whoever has, in the order of arrival', () => {
  const waiting = new WaitingImages();
  for (const one of [image('a1', 'a'), image('a2', 'a'), image('a3', 'a'), image('b1', 'b'), image('c1', 'c')]) waiting.add(one, true);
  const first = waiting.take();
  expect([first, waiting.take(), waiting.take()].map(nameOf)).toEqual(['a1', 'b1', 'c1']);
  if (first) waiting.done(first);
  expect([waiting.take(), waiting.take(), waiting.take()].map(nameOf)).toEqual(['a2', 'a3', 'none']); // alone it may have several
});

test('of one owner nine wait, others wait beside them, and of the heavy ones one is worked on', () => {
  const waiting = new WaitingImages();
  for (let at = 0; at < 12; at += 1) waiting.add(image(`a${String(at)}`, 'a', 'heic'), true);
  expect(refused).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code: 'UNAVAILABLE' })));
  waiting.add(image('b', 'b'), true);
  waiting.add(image('of nobody'), false);
  expect([waiting.take(), waiting.take(), waiting.take(), waiting.take()].map(nameOf)).toEqual(['a0', 'b', 'of nobody', 'none']);
});
