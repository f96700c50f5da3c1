/** What the shop signs with. */
interface ServerKeysTable {
  name: string;
  key: Buffer;
}

export interface KeysTables {
  server_keys: ServerKeysTable;
}
