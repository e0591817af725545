import { Document, isMap, isScalar, isSeq, visit } from 'yaml';

/** Longest map or list that is written in one line. */
const longest = 90;

/** YAML in few lines: maps and lists of a few plain values stand in one line. */
export function shortYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_key, node) => {
      if (!isMap(node) && !isSeq(node)) return;
      const values = node.items.map((item) => ('value' in item ? item.value : item));
      const isPlain = values.every((one) => isScalar(one) && !String(one.value).includes('\n'));
      if (isPlain && JSON.stringify(node).length < longest) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}
