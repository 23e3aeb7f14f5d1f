import type { Plugin } from 'vite';

/** What only whoever answers a call reads of it: a caller needs its address, and who may make it. */
const ofAnswerers = new Set(['params', 'query', 'body', 'data', 'errors', 'summary']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) for (const each of [value].flat()) if (isNode(each)) yield* nodesIn(each);
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined);

/** A definition that is worked out when it is loaded, such as a shape. */
const isWorkedOut = (node: unknown): node is Node =>
  isNode(node) && !/Function|Literal$/.test(node.type) && [...nodesIn(node)].some(({ type }) => type === 'CallExpression');

/**
 * The contract as a caller needs it: calls without their shapes, and all that is defined at the top of a file marked as free of effects,
 * so that what nobody asks for is left out.
 */
export const withoutSchemas: Plugin = {
  name: 'without-schemas',
  enforce: 'post',
  transform(code, id) {
    if (!/\/contract\/.*\.ts$/.test(id)) return null;
    /** Place → what is put there, or undefined for what is left out from there to the end. */
    const edits: [start: number, end: number, text: string][] = [];
    const program = this.parse(code) as unknown as Node;
    for (const node of nodesIn(program)) {
      if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'defineCall') continue;
      const [definition] = node['arguments'] as Node[];
      if (definition?.type !== 'ObjectExpression') continue;
      const kept = (definition['properties'] as Node[]).filter(({ key }) => !ofAnswerers.has(String(nameOf(key))));
      edits.push([definition.start, definition.end, `{${kept.map(({ start, end }) => code.slice(start, end)).join(',')}}`]);
    }
    for (const statement of program['body'] as Node[]) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
      if (!isNode(declaration) || declaration.type !== 'VariableDeclaration') continue;
      for (const { init } of declaration['declarations'] as Node[])
        if (isWorkedOut(init)) edits.push([init.start, init.start, '/*@__PURE__*/(()=>('], [init.end, init.end, '))()']);
    }
    let [short, last] = ['', 0];
    for (const [start, end, text] of edits.toSorted(([one], [other]) => one - other)) {
      short += code.slice(last, start) + text;
      last = end;
    }
    return { code: short + code.slice(last), map: null };
  },
};
