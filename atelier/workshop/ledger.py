"""What the catalogue holds, read from its source without Blender: each picture's key and a digest of its entry."""

import ast
import hashlib
from pathlib import Path

CATALOGUE = Path(__file__).resolve().parent.parent / 'catalogue'


def names_in(tree):
    """Every bare or dotted name that a piece of source mentions."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} | {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def digests(shop):
    """{key: digest} of every function below catalogue/<shop>/ that is marked @picture('<key>', …), and of its details.

    The digest covers the entry and, at any depth, what it uses from the shop's own catalogue; not the workshop
    in workshop/ (after a change there, render with --force).
    """
    entries, defined, details = {}, {}, {}
    for path in sorted((CATALOGUE / shop).rglob('*.py'), key=lambda path: path.name):
        for piece in ast.parse(path.read_text()).body:
            for mark in getattr(piece, 'decorator_list', ()):
                if isinstance(mark, ast.Call) and getattr(mark.func, 'id', '') == 'picture':
                    entries[mark.args[0].value] = piece
            if isinstance(piece, ast.FunctionDef):
                defined[piece.name] = piece
            elif isinstance(piece, ast.Assign):
                names = {name for target in piece.targets for name in names_in(target)}
                if 'DETAILS' in names:
                    details.update(ast.literal_eval(piece.value))
                else:
                    defined.update({name: piece for name in names})

    def digest(entry, part=()):
        seen, waiting = {}, [entry]
        while waiting:
            piece = waiting.pop()
            for name in names_in(piece) & defined.keys() - seen.keys():
                seen[name] = ast.dump(defined[name])
                waiting.append(defined[name])
        text = ast.dump(entry) + ''.join(seen[name] for name in sorted(seen)) + ' '.join(map(str, part))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    fronts = {key: digest(entry) for key, entry in entries.items()}
    return fronts | {f'{key}-2': digest(entries[key], part) for key, part in details.items()}
