import { useState } from 'react';
import type { ProductView } from './use-product.js';

type Image = ProductView['images'][number];

/** The order that images are to be put into, which is not saved yet. */
export interface ImageOrder {
  readonly order: readonly Image[];
  readonly setOrder: (images: readonly Image[]) => void;
  readonly isOther: boolean;
  readonly discard: () => void;
}

/** Images as somebody puts them in order; those that come or go meanwhile end it. */
export function useImageOrder(images: readonly Image[]): ImageOrder {
  const [wanted, setWanted] = useState<readonly number[]>([]);
  const known = wanted.length === images.length && images.every(({ id }) => wanted.includes(id));
  const order = known ? wanted.flatMap((id) => images.filter((image) => image.id === id)) : images;
  return {
    order, setOrder: (all) => { setWanted(all.map(({ id }) => id)); }, discard: () => { setWanted([]); },
    isOther: order.some(({ id }, at) => images[at]?.id !== id),
  };
}

/** The images with one of them at another place. */
export function moved(images: readonly Image[], id: number, to: number): readonly Image[] {
  const [one, others] = [images.find((image) => image.id === id), images.filter((image) => image.id !== id)];
  return one ? others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, one) : images;
}
