/** The browser's caches, as far as the service worker uses them. */
export class BrowserCaches {
  readonly shelves = new Map<string, Map<string, Response>>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }
  readonly keys = async (): Promise<string[]> => [...this.shelves.keys()];
  readonly delete = async (name: string): Promise<boolean> => this.shelves.delete(name);
  async match(key: string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    const names = cacheName === undefined ? [...this.shelves.keys()] : [cacheName];
    return names
      .map((name) => this.shelves.get(name)?.get(key))
      .find((found) => found !== undefined)
      ?.clone();
  }
  async open(name: string) {
    const shelf = this.shelves.get(name) ?? new Map<string, Response>();
    this.shelves.set(name, shelf);
    return {
      put: async (key: string, answer: Response) => void shelf.set(key, answer),
      delete: async (key: string) => shelf.delete(key),
      keys: async () => [...shelf.keys()].map((key) => ({ url: new URL(key, this.#origin).href })),
    };
  }
}
