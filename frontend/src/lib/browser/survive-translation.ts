/**
 * A browser's translation and some extensions replace the text nodes of a page, or move them into elements of their
 * own. React still holds its nodes: to remove one, or to insert before one, would throw and end the page, and a change
 * of its text would not be seen. These replacements of four DOM methods find what stands in a text node's place.
 */

/** What took the place of a text node, by that node. */
const standIns = new WeakMap<Node, Element>();

function noteReplaced(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    // Replaced in one step, or the new element was inserted beside the text before the text was removed.
    const place = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
    for (const node of removedNodes)
      if (node instanceof Text && place instanceof Element) standIns.set(node, place);
  }
}

/** The element in the place of a text node that is not in the page any more. */
const standInOf = (node: Node): Element | undefined =>
  node instanceof Text && !node.parentNode ? standIns.get(node) : undefined;

/** The child of `parent` that is, contains or replaces this node. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = standInOf(node) ?? node;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Keeps the page working while its texts are replaced. Call it once, before the first render. */
export function surviveTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- Both are called with the node.
  const { removeChild, insertBefore } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  new MutationObserver(noteReplaced).observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !(child instanceof Text)) {
      removeChild.call(this, child);
      return child;
    }
    const standIn = standInOf(child);
    if (standIn) standIn.remove();
    else child.remove();
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isMoved = next instanceof Text && next.parentNode !== this;
    insertBefore.call(this, node, isMoved ? placeIn(this, next) : next);
    return node;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      // The new text is shown as it is; the browser translates it again.
      const standIn = standInOf(this);
      if (standIn?.parentNode) standIn.replaceWith(this);
    },
  });
}
