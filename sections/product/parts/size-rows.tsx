import type { Product } from '../../../schemas/catalog/product';

/** The table itself, for every variant. */
export const SizeRows = ({ table }: { table: NonNullable<Product['size_table']> }) => (
  <table>
    <caption>単位：{table.unit}</caption>
    <thead>
      <tr>
        <th scope="col">サイズ</th>
        {table.columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ name, values }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {values.map((value, at) => (
            <td key={table.columns[at] ?? at}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
