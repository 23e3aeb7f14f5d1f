import { describe, expect, it } from 'vitest';
import { transliterate } from '../../../scripts/lookups/transliteration/index.ts';

describe('a name that no source has', () => {
  it.each([
    // Countries whose names are spelled as English romanizes them.
    ['RU', 'Podolsk', 'Подолск', 'بودولسك'],
    ['NG', 'Uyo', 'Уйо', 'أويو'],
    ['KE', 'Ol Kalou', 'Ол-Калоу', 'أول كالو'],
    // Spelled as the country does.
    ['MX', 'Piedras Negras', 'Пьедрас-Неграс', 'بييدراس نيغراس'],
    ['MX', 'Ecatepec de Morelos', 'Экатепек-де-Морелос', 'إيكاتيبيك دي موريلوس'],
    ['BR', 'Ribeirão das Neves', 'Рибейран-дас-Невис', 'ريبيران داس نيفيس'],
    ['BR', 'Nova Iguaçu', 'Нова-Игуасу', 'نوفا إيغواسو'],
    ['SN', 'Louga', 'Луга', 'لوغا'],
    ['IN', 'Ghaziabad', 'Гхазиабад', 'غازياباد'],
    ['ID', 'Cimahi', 'Чимахи', 'تشيماهي'],
    ['PL', 'Białołeka', 'Биалолека', 'بيالوليكا'],
    ['HU', 'Szeged', 'Сегед', 'سيغيد'],
    ['US', 'South Gate', 'Саут-Гейт', 'ساوث غيت'],
    // By the transcriptions that Russian has for these three.
    ['CN', 'Xiangyang', 'Сянъян', 'شيانغيانغ'],
    ['CN', 'Xianyang', 'Сяньян', 'شيانيانغ'],
    ['CN', 'Jinan', 'Цзинань', 'جينان'],
    ['CN', "Huai'an", 'Хуайань', 'هوايان'],
    ['CN', 'Aqsu', 'Аксу', 'أكسو'],
    ['JP', 'Higashimurayama', 'Хигасимураяма', 'هيغاشيموراياما'],
    ['JP', 'Himeji', 'Химэдзи', 'هيميجي'],
    ['KR', 'Goyang-si', 'Коян', 'غويانغ'],
    ['KR', 'Ulsan', 'Ульсан', 'أولسان'],
  ])('in %s, %s, is %s and %s', (code, name, ru, ar) => {
    expect([transliterate(name, code, 'ru'), transliterate(name, code, 'ar')]).toEqual([ru, ar]);
  });
});
