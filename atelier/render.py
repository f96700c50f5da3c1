#!/usr/bin/python3
"""Renders the demo shops' pictures: atelier/render.py --shop minori [--only key …] [--force] [--draft]

A picture is skipped while its master exists and its entry in the catalogue has not changed since
(rendered.json holds a digest of each entry). Needs Debian's blender, python3-pil, librsvg2-bin and
fonts-noto-cjk; a running shop needs none of them.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SEED = HERE.parent / 'server' / 'db' / 'seed'
LEDGER = HERE / 'rendered.json'
sys.path.insert(0, str(HERE))

from workshop.develop import develop  # noqa: E402
from workshop.ledger import digests  # noqa: E402


def render(shop, key, target, scale):
    with tempfile.TemporaryDirectory(prefix='noren-picture-') as folder:
        command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-noaudio', '-t', '2',
            '--python-exit-code', '1']
        command += ['-P', str(HERE / 'workshop' / 'job.py'), '--', shop, key, folder, str(scale)]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f'{key}: blender failed\n{(done.stdout + done.stderr)[-3000:]}')
        target.parent.mkdir(parents=True, exist_ok=True)
        return develop(folder, target)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--shop', choices=('minori', 'gakuen'), required=True)
    parser.add_argument('--only', nargs='*', help='keys; all of the catalogue without it')
    parser.add_argument('--force', action='store_true', help='render although the master is up to date')
    parser.add_argument('--draft', metavar='FOLDER', help='write small quick pictures to FOLDER instead of the masters')
    parser.add_argument('--quick', action='store_true', help='a first version at half size, to be rendered again later')
    options = parser.parse_args()

    wanted = digests(options.shop)
    unknown = set(options.only or ()) - set(wanted)
    if unknown:
        parser.error(f'not in catalogue/{options.shop}: {", ".join(sorted(unknown))}')
    failed = 0
    folder = Path(options.draft) if options.draft else SEED / options.shop / 'pictures'
    masters = {path.stem: path for path in folder.rglob('*.webp')}
    for key in sorted(options.only or wanted, key=lambda name: name in masters):
        digest = wanted[key] + ('-quick' if options.quick else '')
        target = masters.get(key, folder / f'{key}.webp')
        ledger = json.loads(LEDGER.read_text()) if LEDGER.exists() else {}
        name = f'{options.shop}/{key}'
        if target.exists() and ledger.get(name) in (digest, wanted[key]) and not options.force and not options.draft:
            continue
        start = time.time()
        try:
            weight = render(options.shop, key, target, 0.34 if options.draft else 0.4 if options.quick else 2 / 3)
        except RuntimeError as error:
            print(error, flush=True)
            failed += 1
            continue
        print(f'{name}: {time.time() - start:.0f} s, {weight / 1000:.0f} kB', flush=True)
        if not options.draft:
            ledger = json.loads(LEDGER.read_text()) if LEDGER.exists() else {}
            LEDGER.write_text(json.dumps({**ledger, name: digest}, indent=2, sort_keys=True) + '\n')
    return 1 if failed else 0


if __name__ == '__main__':
    os.environ.setdefault('PYTHONHASHSEED', '0')
    sys.exit(main())
