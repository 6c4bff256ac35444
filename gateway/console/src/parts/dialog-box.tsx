import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../words/use-words.js';
import { returnFocus } from './return-focus.js';

interface Box {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly isWide?: boolean;
  /** Whether its own buttons alone close it: neither Escape nor a press beside it. */
  readonly isKept?: boolean;
}

/** A dialog over the page: it holds the focus, Escape closes it, and the focus goes back to where it was. */
export function DialogBox({ title, onClose, children, isWide = false, isKept = false }: Box): ReactElement {
  const { shell } = useWords();
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => { returnFocus(opener); }, [opener]);
  return (
    <ModalOverlay className="overlay" isOpen isDismissable={!isKept} isKeyboardDismissDisabled={isKept} onOpenChange={(isOpen) => { if (!isOpen) onClose(); }}>
      <Modal className={isWide ? 'modal is-wide' : 'modal'}>
        <Dialog className="dialog">
          <header><Heading slot="title">{title}</Heading>{!isKept && <button type="button" className="button is-quiet" onClick={onClose}>{shell.close}</button>}</header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
