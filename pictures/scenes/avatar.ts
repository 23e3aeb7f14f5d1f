import { tone } from '../kit/palette.ts';
import { hash, seeded } from '../kit/random.ts';
import { box, cycle, disc, INK, oval, shape } from '../kit/svg.ts';

const skins = ['#e6b894', '#d9a27a', '#c48a62', '#efc9a8', '#a8714d'] as const;
const hairs = ['#2b2320', '#4a3226', '#6b4a32', '#8a8178', '#3a2f3a', '#9c6f3c'] as const;
const walls = ['#c6d3cc', '#e8d0c2', '#ead9b8', '#bdd2d0', '#d9c9b9', '#ccd6dc'] as const;
const clothes = [tone.teal, tone.terracotta, tone.navy, tone.olive, tone.plum, tone.blue, tone.iron, tone.rust] as const;

/** A faceless portrait, 256 x 256. */
export function avatar(name: string): { svg: string; background: string } {
  const code = hash(`portrait ${name}`),
    random = seeded(`avatar ${name}`);
  const skin = random.pick(skins),
    hair = random.pick(hairs),
    background = random.pick(walls),
    cloth = random.pick(clothes),
    scarf = random.pick([tone.cream, tone.rose, tone.tealLight, tone.straw]);
  const kind = code % 8;
  const back = cycle(
    [
      '',
      shape('M70 110C60 30 196 30 186 110L196 196H60z', hair),
      '',
      shape('M74 100C70 40 186 40 182 100C196 150 184 176 164 176H92C72 176 60 150 74 100z', hair),
      '',
      shape('M66 120C54 24 202 24 190 120C200 170 190 220 128 224C66 220 56 170 66 120z', scarf),
      '',
      '',
    ],
    kind,
  );
  const top = cycle(
    [
      shape('M80 106C72 52 110 40 132 44C176 42 184 74 176 108C170 84 158 78 128 78S88 84 80 106z', hair),
      shape('M80 108C78 60 104 46 128 46S178 60 176 108C168 88 150 80 136 62C120 82 90 84 80 108z', hair),
      shape('M80 98C80 60 100 50 128 50S176 60 176 98C164 74 148 72 128 72S92 74 80 98z', hair) +
        shape('M84 122C86 176 108 190 128 190S170 176 172 122C164 144 152 150 128 150S92 144 84 122z', hair, 0.92),
      shape('M78 110C76 56 100 44 128 44S180 56 178 110C166 96 170 84 158 74C130 92 96 80 78 110z', hair),
      shape('M84 84C90 58 106 52 128 52S166 58 172 84C150 72 106 72 84 84z', hair, 0.85),
      shape('M78 118C72 56 102 42 128 42S184 56 178 118C172 84 152 72 128 72S84 84 78 118z', scarf),
      shape(
        'M78 104C66 70 92 36 128 40C168 34 192 68 178 104C176 88 170 84 160 84C150 70 140 82 128 70C116 82 104 70 96 84C86 84 80 90 78 104z',
        hair,
      ),
      shape('M80 104C78 58 104 46 128 46S178 58 176 104C168 80 152 76 128 76S88 80 80 104z', hair) + disc(128, 40, 22, hair),
    ],
    kind,
  );
  const collar =
    code % 3 === 0
      ? shape('M100 186L128 222L156 186L170 196L140 256H116L86 196z', tone.cream)
      : code % 3 === 1
        ? shape('M96 190Q128 226 160 190L152 184H104z', INK, 0.2)
        : shape('M104 184L128 256L152 184L176 200L150 256H106L80 200z', INK, 0.22);
  return {
    background,
    svg:
      box(0, 0, 256, 256, background) +
      back +
      shape('M24 256C26 208 66 196 104 188H152C190 196 230 208 232 256z', cloth) +
      shape('M106 150H150V186Q128 210 106 186z', skin) +
      shape('M106 160Q128 188 150 160V172Q128 196 106 172z', INK, 0.12) +
      (kind === 5 ? shape('M84 176Q128 220 172 176L180 206Q128 240 76 206z', scarf) : collar) +
      oval(128, 116, 47, 58, skin) +
      shape('M140 60C176 70 182 120 168 146C160 166 148 174 134 174C160 150 162 90 140 60z', INK, 0.07) +
      top,
  };
}
