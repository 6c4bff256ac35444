import { z } from 'zod';
import type { CatalogImageFragment } from './operations/catalog-image.generated.js';

/** Document 3, H: an image of a product. */
export const Image = z.object({ id: z.int(), url: z.string().describe('Where we serve it; with w=100, 200, 400, 800, 1200 or 1600 in that width.'), alt: z.string().nullable(), position: z.int().describe('From 1.'), width: z.int().nullable(), height: z.int().nullable() }).meta({ id: 'Image' });

/** An image as document 3, H shows it. */
export const imageJson = ({ id, url, alt, position, width, height }: CatalogImageFragment): z.output<typeof Image> => ({ id, url, alt, position, width, height });

/** An image, for the documentation. */
export const IMAGE_EXAMPLE: z.output<typeof Image> = { id: 31, url: 'https://catalog.example.com/media/7/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', alt: 'Front', position: 1, width: 1600, height: 2000 };
