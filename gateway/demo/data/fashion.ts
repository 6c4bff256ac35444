import type { Model } from './model.js';

const LETTERS = ['S', 'M', 'L', 'XL'];
const TROUSERS = ['30', '32', '34', '36'];
const SHOES = ['38', '40', '42', '44'];

/** Fashion articles. */
export const FASHION: readonly Model[] = [
  { code: 'TEE', name: 'T-shirt', productType: 'T-shirts', sizes: LETTERS, priceFrom: 19, priceTo: 39, weightG: 180, materials: ['organic cotton', 'slub cotton'] },
  { code: 'SHI', name: 'shirt', productType: 'Shirts', sizes: LETTERS, priceFrom: 49, priceTo: 89, weightG: 240, materials: ['linen', 'cotton poplin', 'oxford cotton'] },
  { code: 'POL', name: 'polo shirt', productType: 'Polo shirts', sizes: LETTERS, priceFrom: 39, priceTo: 69, weightG: 230, materials: ['cotton piqué', 'merino wool'] },
  { code: 'SWE', name: 'sweatshirt', productType: 'Sweatshirts', sizes: LETTERS, priceFrom: 45, priceTo: 79, weightG: 420, materials: ['brushed cotton', 'loopback cotton'] },
  { code: 'HOO', name: 'hoodie', productType: 'Sweatshirts', sizes: LETTERS, priceFrom: 55, priceTo: 95, weightG: 520, materials: ['brushed cotton', 'organic cotton'] },
  { code: 'JUM', name: 'jumper', productType: 'Knitwear', sizes: LETTERS, priceFrom: 69, priceTo: 149, weightG: 380, materials: ['merino wool', 'lambswool', 'cashmere blend'] },
  { code: 'CAR', name: 'cardigan', productType: 'Knitwear', sizes: LETTERS, priceFrom: 75, priceTo: 159, weightG: 430, materials: ['merino wool', 'alpaca blend'] },
  { code: 'CHI', name: 'chinos', productType: 'Trousers', sizes: TROUSERS, priceFrom: 59, priceTo: 99, weightG: 480, materials: ['stretch cotton', 'cotton twill'] },
  { code: 'JEA', name: 'jeans', productType: 'Trousers', sizes: TROUSERS, priceFrom: 69, priceTo: 129, weightG: 640, materials: ['selvedge denim', 'stretch denim'] },
  { code: 'SHO', name: 'shorts', productType: 'Shorts', sizes: TROUSERS, priceFrom: 35, priceTo: 65, weightG: 260, materials: ['linen', 'cotton twill'] },
  { code: 'SKI', name: 'skirt', productType: 'Skirts', sizes: LETTERS, priceFrom: 45, priceTo: 89, weightG: 290, materials: ['viscose', 'linen', 'wool blend'] },
  { code: 'DRE', name: 'dress', productType: 'Dresses', sizes: LETTERS, priceFrom: 69, priceTo: 159, weightG: 350, materials: ['viscose', 'linen', 'silk blend'] },
  { code: 'BLA', name: 'blazer', productType: 'Jackets', sizes: LETTERS, priceFrom: 129, priceTo: 249, weightG: 780, materials: ['wool blend', 'linen'] },
  { code: 'COA', name: 'coat', productType: 'Coats', sizes: LETTERS, priceFrom: 189, priceTo: 349, weightG: 1450, materials: ['virgin wool', 'wool blend'] },
  { code: 'JAC', name: 'jacket', productType: 'Jackets', sizes: LETTERS, priceFrom: 99, priceTo: 219, weightG: 900, materials: ['waxed cotton', 'recycled nylon'] },
  { code: 'PYJ', name: 'pyjamas', productType: 'Nightwear', sizes: LETTERS, priceFrom: 49, priceTo: 89, weightG: 390, materials: ['cotton flannel', 'modal'] },
  { code: 'SNE', name: 'sneakers', productType: 'Shoes', sizes: SHOES, priceFrom: 79, priceTo: 149, weightG: 860, materials: ['leather', 'canvas'] },
  { code: 'BOO', name: 'boots', productType: 'Shoes', sizes: SHOES, priceFrom: 129, priceTo: 239, weightG: 1300, materials: ['leather', 'suede'] },
  { code: 'BEL', name: 'belt', productType: 'Accessories', sizes: ['85', '95', '105', '115'], priceFrom: 29, priceTo: 59, weightG: 190, materials: ['leather', 'suede'] },
  { code: 'SWI', name: 'swim shorts', productType: 'Swimwear', sizes: LETTERS, priceFrom: 35, priceTo: 69, weightG: 160, materials: ['recycled nylon', 'recycled polyester'] },
];
