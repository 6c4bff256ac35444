import type { Model } from './model.js';

const ONE_SIZE = ['UNI'];

/** Homeware articles. */
export const HOMEWARE: readonly Model[] = [
  { code: 'MUG', name: 'mug', productType: 'Tableware', sizes: ONE_SIZE, priceFrom: 9, priceTo: 19, weightG: 340, materials: ['stoneware', 'porcelain'] },
  { code: 'PLA', name: 'plates, set of four', productType: 'Tableware', sizes: ['21CM', '27CM'], priceFrom: 39, priceTo: 79, weightG: 2300, materials: ['stoneware', 'porcelain'] },
  { code: 'BOW', name: 'bowl', productType: 'Tableware', sizes: ['14CM', '24CM'], priceFrom: 12, priceTo: 35, weightG: 620, materials: ['stoneware', 'olive wood'] },
  { code: 'GLA', name: 'glasses, set of six', productType: 'Tableware', sizes: ONE_SIZE, priceFrom: 25, priceTo: 49, weightG: 1500, materials: ['recycled glass', 'mouth-blown glass'] },
  { code: 'JUG', name: 'jug', productType: 'Tableware', sizes: ['1L', '2L'], priceFrom: 25, priceTo: 45, weightG: 1100, materials: ['stoneware', 'recycled glass'] },
  { code: 'VAS', name: 'vase', productType: 'Decoration', sizes: ['20CM', '35CM'], priceFrom: 29, priceTo: 89, weightG: 1600, materials: ['ceramic', 'mouth-blown glass'] },
  { code: 'CAN', name: 'scented candle', productType: 'Decoration', sizes: ONE_SIZE, priceFrom: 19, priceTo: 39, weightG: 480, materials: ['soy wax', 'beeswax'] },
  { code: 'LAM', name: 'table lamp', productType: 'Lighting', sizes: ONE_SIZE, priceFrom: 69, priceTo: 189, weightG: 2100, materials: ['ceramic', 'brass', 'beech'] },
  { code: 'CUS', name: 'cushion cover', productType: 'Textiles', sizes: ['45X45', '60X60'], priceFrom: 19, priceTo: 45, weightG: 210, materials: ['linen', 'cotton velvet'] },
  { code: 'THR', name: 'throw', productType: 'Textiles', sizes: ONE_SIZE, priceFrom: 49, priceTo: 119, weightG: 950, materials: ['lambswool', 'cotton waffle'] },
  { code: 'TOW', name: 'towel', productType: 'Textiles', sizes: ['50X100', '70X140'], priceFrom: 15, priceTo: 39, weightG: 430, materials: ['organic cotton', 'linen waffle'] },
  { code: 'SHE', name: 'sheet', productType: 'Textiles', sizes: ['160X200', '180X200'], priceFrom: 39, priceTo: 89, weightG: 900, materials: ['cotton percale', 'linen'] },
  { code: 'DUV', name: 'duvet cover', productType: 'Textiles', sizes: ['155X220', '240X220'], priceFrom: 69, priceTo: 159, weightG: 1300, materials: ['cotton percale', 'washed linen'] },
  { code: 'PIL', name: 'pillowcase', productType: 'Textiles', sizes: ['50X80', '80X80'], priceFrom: 15, priceTo: 35, weightG: 180, materials: ['cotton percale', 'washed linen'] },
  { code: 'TAB', name: 'tablecloth', productType: 'Textiles', sizes: ['140X180', '160X260'], priceFrom: 39, priceTo: 99, weightG: 720, materials: ['linen', 'cotton'] },
  { code: 'NAP', name: 'napkins, set of four', productType: 'Textiles', sizes: ONE_SIZE, priceFrom: 19, priceTo: 39, weightG: 220, materials: ['linen', 'cotton'] },
  { code: 'RUG', name: 'rug', productType: 'Textiles', sizes: ['80X150', '140X200'], priceFrom: 89, priceTo: 249, weightG: 4200, materials: ['jute', 'wool'] },
  { code: 'BAS', name: 'basket', productType: 'Storage', sizes: ['SMALL', 'LARGE'], priceFrom: 25, priceTo: 59, weightG: 700, materials: ['seagrass', 'willow'] },
  { code: 'TRA', name: 'tray', productType: 'Tableware', sizes: ONE_SIZE, priceFrom: 29, priceTo: 59, weightG: 850, materials: ['oak', 'acacia'] },
  { code: 'APR', name: 'apron', productType: 'Textiles', sizes: ONE_SIZE, priceFrom: 29, priceTo: 49, weightG: 310, materials: ['linen', 'cotton twill'] },
];
