"""Makes the font files with lining figures in assets/fonts/lining: those of @fontsource whose figures are old-style by default, with the figures of their
feature lnum in their place. Canvases have no way to ask for a feature. Needs fontTools and brotli (Debian: fonttools python3-brotli).

    python3 scripts/lining.py
"""

import re
from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
# The new names: a modified version may not bear a reserved one (SIL Open Font License 1.1, condition 3).
FAMILIES = {"playfair-display": "Spinreel Lining P", "gelasio": "Spinreel Lining G"}
TARGET = ROOT / "assets/fonts/lining"


def lining(font):
    """The glyph of each glyph that the feature lnum puts another one in the place of."""
    table = font["GSUB"].table
    found = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != "lnum":
            continue
        for index in record.Feature.LookupListIndex:
            for each in table.LookupList.Lookup[index].SubTable:
                found.update(getattr(each, "ExtSubTable", each).mapping)
    return found


def rename(font, family):
    names = font["name"]
    style = names.getDebugName(2) or "Regular"
    for record in list(names.names):
        if record.nameID in (1, 4, 16):
            names.setName(f"{family} {style}" if record.nameID == 4 else family, record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID in (3, 6):
            names.setName(re.sub(r"\W", "", family) + "-" + re.sub(r"\W", "", style), record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID not in (0, 2, 5, 13, 14):
            names.removeNames(record.nameID, record.platformID, record.platEncID, record.langID)


TARGET.mkdir(exist_ok=True)
for id, family in FAMILIES.items():
    folder = ROOT / "node_modules/@fontsource" / id / "files"
    for path in sorted(folder.glob(f"{id}-latin-[4567]00-*.woff2")):
        font = TTFont(path, recalcTimestamp=False)
        glyphs = lining(font)
        assert len([c for c in "0123456789" if font.getBestCmap()[ord(c)] in glyphs]) >= 9, path
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap = {point: glyphs.get(glyph, glyph) for point, glyph in table.cmap.items()}
        rename(font, family)
        font.flavor = "woff2"
        font.save(TARGET / path.name)
