import { chartOf, type SizeChart } from '../../../subgraphs/catalog/sizes/size-chart.js';
import { recommendSize, type BoughtPiece, type SizeQuestion } from '../../../subgraphs/catalog/sizes/recommend-size.js';
import { fitOf, type SizeFigures } from '../../../subgraphs/catalog/sizes/size-fit.js';
import { compareSizes } from '#contract/compare-sizes.js';

/** A size: units sold and delivered, returned, too small and too large. */
const size = (name: string, ...[sold = 0, returned = 0, tooSmall = 0, tooLarge = 0]: readonly number[]): SizeFigures => ({ size: name, sold, delivered: sold, returned, tooSmall, tooLarge });

/** A size of which some units are still on their way. */
const onItsWay = (name: string, sold: number, delivered: number): SizeFigures => ({ ...size(name, sold), delivered });

describe('how a product turns out', () => {
  test.each([
    ['small: two thirds of the misfits were too small', [size('M', 100, 6, 4, 2)], 'RUNS_SMALL'],
    ['large: all were too large', [size('M', 60, 3, 0, 3), size('L', 40, 2, 0, 2)], 'RUNS_LARGE'],
    ['undecided: neither has two thirds, and more than a tenth came back', [size('M', 30, 5, 3, 2)], null],
    ['true: five misfits are less than a twentieth', [size('M', 101, 5, 5, 0)], 'TRUE_TO_SIZE'],
    ['small: five misfits are a twentieth', [size('M', 100, 5, 5, 0)], 'RUNS_SMALL'],
    ['true: four misfits among many', [size('M', 40, 4, 4, 0)], 'TRUE_TO_SIZE'],
    ['unknown: four misfits among few', [size('M', 39, 4, 4, 0)], null],
    ['unknown: nineteen were sold', [size('M', 19)], null],
    ['true: twenty were sold', [size('M', 20)], 'TRUE_TO_SIZE'],
    ['unknown: nothing was sold', [], null],
    ['unknown: of a hundred nineteen were delivered', [onItsWay('M', 100, 19)], null],
    ['small: five misfits are a twentieth of those delivered', [{ ...size('M', 900, 5, 5), delivered: 100 }], 'RUNS_SMALL'],
  ])('%s', (_, sizes, fit) => { expect(fitOf(sizes)).toBe(fit); });
});

const piece = (productId: number, name: string, more: Partial<BoughtPiece> = {}): BoughtPiece => ({ productId, size: name, brand: 'Lume', productType: 'Shirts', gender: 'women', kept: 1, tooSmall: 0, tooLarge: 0, isConfirmed: true, ...more });
const question = (more: Partial<SizeQuestion>): SizeQuestion => ({ productId: 1, brand: 'Lume', productType: 'Shirts', gender: 'women', sizes: [size('S'), size('M'), size('L')], fit: null, bought: [], ...more });
const told = (more: Partial<SizeQuestion>): unknown => {
  const answer = recommendSize(question(more));
  return answer && [answer.size, answer.confidence, answer.basis];
};

describe('the recommended size', () => {
  test.each([
    ['what was kept of the product, the last first', { bought: [piece(1, 'l'), piece(1, 'S')] }, ['L', 'HIGH', 'OWN_PURCHASE']],
    ['what a storefront alone saw is less sure', { bought: [piece(1, 'S', { isConfirmed: false })] }, ['S', 'MEDIUM', 'OWN_PURCHASE']],
    ['one of two that came back is kept', { bought: [piece(1, 'S', { kept: 1, tooSmall: 1 })] }, ['S', 'HIGH', 'OWN_PURCHASE']],
    ['above what was too small', { bought: [piece(1, 'S', { kept: 0, tooSmall: 1 })] }, ['M', 'MEDIUM', 'OWN_RETURN']],
    ['below what was too large', { bought: [piece(1, 'L', { kept: 0, tooLarge: 1 })] }, ['M', 'MEDIUM', 'OWN_RETURN']],
    ['between what was too small and too large', { bought: [piece(1, 'L', { kept: 0, tooLarge: 1 }), piece(1, 'S', { kept: 0, tooSmall: 1 })] }, ['M', 'MEDIUM', 'OWN_RETURN']],
    ['nothing is between two sizes that are next to each other', { bought: [piece(1, 'M', { kept: 0, tooLarge: 1 }), piece(1, 'S', { kept: 0, tooSmall: 1 })] }, null],
    ['nothing is above the largest', { bought: [piece(1, 'L', { kept: 0, tooSmall: 1 })] }, null],
    ['returned for another reason says nothing', { bought: [piece(1, 'M', { kept: 0 })] }, null],
    ['what was kept of the brand', { bought: [piece(2, 'M'), piece(3, 'S', { brand: 'Other', kept: 9 })] }, ['M', 'MEDIUM', 'SAME_BRAND']],
    ['three of the brand that agree are sure', { bought: [piece(2, 'M', { kept: 2 }), piece(3, 'M')] }, ['M', 'HIGH', 'SAME_BRAND']],
    ['one size up where it runs small', { fit: 'RUNS_SMALL', bought: [piece(2, 'M')] }, ['L', 'MEDIUM', 'SAME_BRAND']],
    ['one size down where it runs large', { fit: 'RUNS_LARGE', bought: [piece(2, 'M')] }, ['S', 'MEDIUM', 'SAME_BRAND']],
    ['the largest where none is above', { fit: 'RUNS_SMALL', bought: [piece(2, 'L')] }, ['L', 'MEDIUM', 'SAME_BRAND']],
    ['what was kept of other brands is a guess', { bought: [piece(3, 'L', { brand: null })] }, ['L', 'LOW', 'SIMILAR_PRODUCTS']],
    ['three of other brands that agree are likely', { bought: [piece(3, 'L', { brand: 'Other', kept: 3 }), piece(4, 'S', { brand: 'Other' })] }, ['L', 'MEDIUM', 'SIMILAR_PRODUCTS']],
    ['another kind says nothing', { bought: [piece(3, 'L', { productType: 'Shoes' })] }, null],
    ['products without a kind are not alike', { productType: null, bought: [piece(3, 'L', { productType: null })] }, null],
    ['other people\'s sizes say nothing', { bought: [piece(3, 'L', { gender: 'kids' })] }, null],
    ['a product for anybody is alike', { gender: null, bought: [piece(3, 'L', { gender: 'men' })] }, ['L', 'MEDIUM', 'SAME_BRAND']],
    ['sizes of another system say nothing', { bought: [piece(3, '42')] }, null],
    ['what all kept most', { sizes: [size('S', 4, 1), size('M', 9, 7), size('L', 1)] }, ['S', 'LOW', 'ALL_SHOPPERS']],
    ['what is on its way is kept by nobody', { sizes: [onItsWay('S', 90, 2), size('M', 9, 1)] }, ['M', 'LOW', 'ALL_SHOPPERS']],
    ['nothing while all is on its way', { sizes: [onItsWay('S', 90, 0), size('M')] }, null],
    ['many that agree are likely', { sizes: [size('S', 30), size('M', 20)] }, ['S', 'MEDIUM', 'ALL_SHOPPERS']],
    ['many that do not agree are a guess', { sizes: [size('S', 18), size('M', 17), size('L', 15)] }, ['S', 'LOW', 'ALL_SHOPPERS']],
    ['none that is kept as often as another', { sizes: [size('S', 9), size('M', 9), size('L', 4)] }, null],
    ['a rug is nobody\'s size', { sizes: [size('80X150', 30), size('140X200', 9)] }, null],
    ['nor is a vase', { sizes: [size('20 cm', 30), size('30 cm', 9)] }, null],
    ['shoes are', { sizes: [size('38', 9), size('40,5', 3)] }, ['38', 'LOW', 'ALL_SHOPPERS']],
    ['four are too few', { sizes: [size('S', 4), size('M', 1, 1)] }, null],
    ['one size needs no advice', { sizes: [size('ONE', 90)], bought: [piece(1, 'ONE')] }, null],
  ] satisfies [string, Partial<SizeQuestion>, unknown][])('%s', (_, more, expected) => { expect(told(more)).toEqual(expected); });
});

const chart = (code: string, more: Partial<SizeChart> = {}): SizeChart => ({ catalogId: 1, code, name: code, unit: 'CM', brand: null, productType: null, gender: null, measures: [], rows: [], ...more });

test('the chart of a product is the one that names most of it, capitals apart, then the first by its code', () => {
  const all = [chart('b-any'), chart('a-any'), chart('shirts', { productType: 'Shirts' }), chart('lume-shirts', { productType: 'SHIRTS', brand: 'lume ' }), chart('men', { gender: 'men', brand: 'Lume', productType: 'Shirts' })];
  const of = (facts: Partial<SizeChart>): string | undefined => chartOf({ brand: null, productType: null, gender: null, ...facts }, all)?.code;
  expect([of({ brand: 'Lume', productType: 'Shirts', gender: 'women' }), of({ productType: 'shirts' }), of({ brand: 'Lume' }), of({ brand: 'Lume', productType: 'Shirts', gender: 'Men' })]).toEqual(['lume-shirts', 'shirts', 'a-any', 'men']);
  expect(chartOf({ brand: 'Other', productType: null, gender: null }, all.slice(3))).toBeNull();
});

test('sizes are in the order that shoppers know', () => {
  expect(['L', '3XL', 'XS', '40', 'one size', 'M', '38.5', 'XXL', '38'].toSorted(compareSizes)).toEqual(['XS', 'M', 'L', 'XXL', '3XL', '38', '38.5', '40', 'one size']);
});
