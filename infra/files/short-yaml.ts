import { Document, type Node, isCollection, visit } from 'yaml';

/** Longest map or list that is written in one line. */
const longest = 100;

/** YAML in few lines: short maps and lists are each written in one line. */
export function shortYaml(value: unknown): string {
  // Programs that read YAML 1.1, as Docker and Kubernetes do, take a bare "yes" or "no" for a boolean.
  const document = new Document(value, { aliasDuplicateObjects: false, version: '1.1' });
  visit(document, {
    Collection: (_key, node) => {
      const isShort = JSON.stringify((node as Node).toJS(document)).length < longest;
      if (isCollection(node) && isShort) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}
