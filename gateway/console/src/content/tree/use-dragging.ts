import { type DragEvent, type HTMLAttributes } from 'react';
import { placeAt, type Standing } from './tree-places.js';
import { useTree, type DropTarget } from './tree.js';

/** What makes a row of the tree something that is dragged, and that others fall on. */
export function useDragging(standing: Standing, isMovable: boolean): HTMLAttributes<HTMLDivElement> {
  const { page, page: { id, isHome } } = standing;
  const { dragged, drag, target, aim, move } = useTree();
  const end = (): void => { drag(undefined); aim(undefined); };
  const over = (event: DragEvent<HTMLDivElement>): void => {
    if (!dragged || dragged.id === id) return;
    event.preventDefault();
    aimAt({ id, where: whereIn(event, isHome) }, target, aim);
  };
  return {
    className: ['tree-row', ...(target?.id === id ? [`is-${target.where}`] : []), ...(dragged?.id === id ? ['is-dragged'] : [])].join(' '), draggable: isMovable, onDragEnd: end, onDragOver: over,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.effectAllowed = 'move';
      dataTransfer.setData('text/plain', String(id));
      drag(page);
    },
    onDrop: (event) => {
      event.preventDefault();
      end();
      if (dragged && target) move(dragged, placeAt(target, standing));
    },
  };
}

function aimAt(next: DropTarget, known: DropTarget | undefined, aim: (target: DropTarget) => void): void {
  if (next.id !== known?.id || next.where !== known.where) aim(next);
}

/** Above the first third of a row it falls before, below the last third behind; between them inside. The home page has nothing below it. */
function whereIn({ clientY, currentTarget }: DragEvent<HTMLElement>, isHome: boolean): DropTarget['where'] {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = (clientY - top) / height;
  if (isHome) return share < 1 / 2 ? 'before' : 'after';
  return share < 1 / 3 ? 'before' : share > 2 / 3 ? 'after' : 'inside';
}
